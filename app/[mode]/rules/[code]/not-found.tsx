import { NotHere } from '#components/errors/not-here';

export default function StateRulesNotFound() {
  return <NotHere what="state" list="rules" />;
}
