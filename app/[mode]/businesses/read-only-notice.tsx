import { Notice } from '#components/ui/notice';

export function ReadOnlyNotice() {
  return (
    <Notice title="You can read here, not change">
      Your role in this organization is viewer. Ask an administrator for the role of a filer.
    </Notice>
  );
}
