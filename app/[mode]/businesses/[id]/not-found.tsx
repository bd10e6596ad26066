import { NotHere } from '#components/errors/not-here';

export default function BusinessNotFound() {
  return <NotHere what="business" list="businesses" />;
}
