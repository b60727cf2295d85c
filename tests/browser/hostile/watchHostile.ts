import { expect, type Page } from '@playwright/test'
import { expectNothingSideways } from '../support/accessible.ts'

export type HostileWatch = Awaited<ReturnType<typeof watchHostile>>

/** Gives the texts of a page what they call for, and looks for what they are after. @param texts by their marks */
export async function watchHostile(page: Page, texts: Map<string, string>) {
  // A complaint of the console fails the test.
  await page.addInitScript(() => Object.assign(window, { ran: () => console.error('a hostile text ran') }))
  page.on('dialog', (dialog) => {
    throw new Error(`a hostile text opened a dialog: ${dialog.message()}`)
  })
  const seen = new Set<string>()
  return {
    /** The marks of all texts that were seen so far. */
    seen,
    /** Looks at the page once it shows a field: whatever is there of the texts is text, and nothing has come of it. */
    async look(field: string) {
      let found = await page.evaluate(readPage)
      const shows = async () => {
        found = await page.evaluate(readPage)
        return found.shown.includes(field)
      }
      if (!found.shown.includes(field)) {
        await expect.poll(shows, { message: `${field} is shown on ${page.url()}`, intervals: [50] }).toBe(true)
      }
      const { shown, made, links } = found
      const times = (text: string) => shown.normalize().split(comparable(text)).length - 1
      for (const [mark, text] of texts) {
        const marks = times(mark)
        expect(times(text), `${mark} stands letter for letter on ${page.url()}`).toBe(marks)
        if (marks > 0) seen.add(mark)
      }
      expect(made, `what became of texts on ${page.url()}`).toEqual([])
      for (const { href, text } of links) expectSafe(href, text)
      await expectNothingSideways(page)
    },
  }
}

/** Values may stand in groups, as account numbers do, and are stored with an accent and its letter in one character. */
const comparable = (text: string) => text.normalize().replace(/\s/g, '')

/** A link leads into the web, to a telephone or to the one mailbox that it shows. */
function expectSafe(href: string, text: string): void {
  const { protocol, pathname, search, hash } = new URL(href)
  expect(['http:', 'https:', 'tel:', 'mailto:'], href).toContain(protocol)
  if (protocol === 'tel:') expect(pathname).toMatch(/^\+?\d+$/)
  if (protocol === 'mailto:') expect([decodeURIComponent(pathname), search, hash]).toEqual([text, '', ''])
}

function readPage() {
  const all = [...document.querySelectorAll('*')]
  const names = ['aria-label', 'title', 'alt', 'placeholder', 'download']
  const attributes = all.flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))
  const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
  const made = all.filter(
    (element) =>
      element.matches('img[src="x"], script:not([src])') ||
      element.getAttributeNames().some((name) => name.startsWith('on')),
  )
  const shown = [document.title, document.body.textContent, ...attributes, ...typed].filter((text) => text !== '')
  return {
    shown: shown.map((text) => text.replace(/\s/g, '')).join('\n'),
    made: made.map((element) => element.outerHTML.slice(0, 200)),
    links: [...document.querySelectorAll('a[href]')].map((link) => ({
      href: (link as HTMLAnchorElement).href,
      text: link.textContent,
    })),
  }
}
