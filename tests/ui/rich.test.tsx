import { render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { Trans } from 'react-i18next';
import { expect, test } from 'vitest';
import { Rich } from '@/components/ui/Rich';

const text =
  'By going on you agree to our <terms>terms</terms> and <privacy>privacy</privacy> rules';

test('a text with links in it is drawn as react-i18next draws it', async () => {
  const i18n = createInstance({ lng: 'en', resources: { en: { common: { legal: text } } } });
  await i18n.init();
  const theirs = render(
    <Trans
      i18n={i18n}
      i18nKey={'legal' as 'site.name'}
      ns="common"
      // biome-ignore lint/a11y/useAnchorContent: the words are the text's own
      components={{ terms: <a href="/terms" />, privacy: <a href="/privacy" /> }}
    />,
  );
  const ours = render(
    <Rich
      text={text}
      parts={{
        terms: (words) => <a href="/terms">{words}</a>,
        privacy: (words) => <a href="/privacy">{words}</a>,
      }}
    />,
  );
  expect(ours.container.innerHTML).toBe(theirs.container.innerHTML);
});

test('a part that nobody draws leaves its words', () => {
  render(<Rich text="read <to>this</to>, please" parts={{}} />);
  expect(screen.getByText('read this, please')).toBeVisible();
});
