import { NotHere } from '#components/errors/not-here';

export default function DocumentNotFound() {
  return <NotHere what="document" list="businesses" />;
}
