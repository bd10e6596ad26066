import { NotHere } from '#components/errors/not-here';

export default function EndpointNotFound() {
  return <NotHere what="webhook endpoint" list="webhooks" />;
}
