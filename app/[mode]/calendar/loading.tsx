import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { calendarWords } from './words.ts';

export default function CalendarLoading() {
  return (
    <>
      <PageHeader title={calendarWords.title} description={calendarWords.description} />
      <Skeleton label={calendarWords.title} lines={12} size="row" />
    </>
  );
}
