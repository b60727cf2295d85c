import type { Browser, Page } from '@playwright/test'
import { type Language, localeOf, word } from '../support/words.ts'

/** What is asked where somebody else has saved meanwhile, as a person sees it. */
export function mergeDialog(page: Page, language: Language) {
  const say = (key: string) => word(language, key)
  const dialog = page.getByRole('dialog', { name: say('app:merge.title') })
  const footer = dialog.locator('.ant-modal-footer')
  const item = (group: 'both' | 'theirs' | 'mine', label: string) =>
    dialog
      .getByRole('region', { name: say(`app:merge.${group}`) })
      .locator('.merge-item')
      .filter({ has: page.locator('.merge-label').getByText(label, { exact: true }) })
  return {
    dialog,
    /** What belongs to one label in one of the three groups. */
    item,
    choose: (label: string, side: 'mine' | 'theirs') =>
      item('both', label)
        .getByRole('radio', { name: say(side === 'mine' ? 'app:merge.keepMine' : 'app:merge.takeTheirs') })
        .check(),
    save: footer.getByRole('button', { name: say('app:merge.save'), exact: true }),
    back: footer.getByRole('button', { name: say('app:merge.back') }),
  }
}

/** The page of somebody else, in a browser of his own. */
export async function otherPage(browser: Browser, baseURL: string, language: Language): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: localeOf[language] })
  return context.newPage()
}
