import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Markdown } from '#components/ui/markdown';

function render(text: string): string {
  return renderToStaticMarkup(<Markdown text={text} />);
}

describe('Markdown by other people', () => {
  test.each(['<script>alert(1)</script>', 'A <b onclick="alert(1)">name</b>'])('shows %s as text', (html) => {
    expect(render(html)).not.toMatch(/<(script|b)[ >]/);
    expect(render(html)).toContain(
      html.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;'),
    );
  });

  test.each(['javascript:alert(1)', 'data:text/html,1', 'irc://host/1', '/settings', '//host/1'])(
    'makes no link to %s',
    (address) => {
      expect(render(`[here](${address})`)).toContain('here');
      expect(render(`[here](${address})`)).not.toContain('<a');
    },
  );

  test('links to another site in a new tab that cannot reach this one', () => {
    expect(render('[here](https://sos.texas.gov/)')).toMatch(
      /<a href="https:\/\/sos\.texas\.gov\/" rel="noopener noreferrer nofollow" target="_blank"/,
    );
  });

  test('loads no image, and shows its text', () => {
    expect(render('![a form](https://host.example/pixel.png)')).toContain('a form');
    expect(render('![a form](https://host.example/pixel.png)')).not.toContain('pixel.png');
  });
});
