import { planNotFoundWords } from './not-found-words.ts';
import { PlanNotHere } from './plan-not-here.tsx';

export const metadata = { title: planNotFoundWords.title };

export default function PlanNotFound() {
  return <PlanNotHere />;
}
