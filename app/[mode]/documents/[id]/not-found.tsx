import { NotHere } from '#components/errors/not-here';

export default function DocumentNotFound() {
  return <NotHere what="paper" list="businesses" />;
}
