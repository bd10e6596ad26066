import { NotHere } from '#components/errors/not-here';

export default function FilingNotFound() {
  return <NotHere what="filing" list="filings" />;
}
