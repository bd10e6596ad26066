import { DownloadButton } from '#components/ui/download-button';

/** Every row that the filters of a list show, as a file. */
export function CsvButton({ href }: { href: string }) {
  return (
    <DownloadButton size="small" href={href}>
      CSV
    </DownloadButton>
  );
}
