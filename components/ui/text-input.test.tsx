import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextInput } from '#components/ui/text-input';

const render = (value: string) =>
  renderToStaticMarkup(
    <TextInput
      name="view"
      label="Name of the view"
      maxLength={60}
      value={value}
      onChange={() => undefined}
    />,
  );

test('what is longer than its limit is kept as it was pasted, and its length is said', () => {
  expect(render('a'.repeat(61))).toContain('Use at most 60 characters. You entered 61.');
  expect(render('a'.repeat(61))).not.toMatch(/maxlength/i);
  expect(render('a'.repeat(60))).not.toContain('Use at most');
});
