import { NotHere } from '#components/errors/not-here';

export default function CaseNotFound() {
  return <NotHere what="case" list="cases" />;
}
