import { NotHere } from '#components/errors/not-here';

export default function ApprovalNotFound() {
  return <NotHere what="approval" list="approvals" />;
}
