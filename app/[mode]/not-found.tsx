import { NoPage } from '#components/errors/no-page';

export default function PageNotFound() {
  return <NoPage />;
}
