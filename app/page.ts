import { redirect } from 'next/navigation';
import { paths } from '#lib/config/paths';

export default function FirstPage() {
  redirect(paths.home('test'));
}
