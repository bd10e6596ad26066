import { Notice } from '#components/ui/notice';
import { businessListWords } from './words.ts';

export function ReadOnlyNotice() {
  return <Notice title={businessListWords.readOnly}>{businessListWords.readOnlyDetail}</Notice>;
}
