import { TextLink } from '#components/ui/text-link';
import { calendarWords } from './words.ts';

/** Which business the calendar is narrowed to, and the way back to all of them. */
export function OnlyBusiness({ name, everyHref }: { name: string; everyHref: string }) {
  return (
    <>
      {calendarWords.oneBusiness(name)} <TextLink href={everyHref}>{calendarWords.everyBusiness}</TextLink>
    </>
  );
}
