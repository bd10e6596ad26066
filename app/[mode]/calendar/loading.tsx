import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { calendarWords } from './words.ts';

export default function CalendarLoading() {
  return (
    <>
      <PageHeader title={calendarWords.title} description={calendarWords.description} />
      <PageSkeleton label={calendarWords.title} lines={12} size="row" />
    </>
  );
}
