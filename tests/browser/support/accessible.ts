import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** All of WCAG 2.2 AA that axe knows of, the size of targets too, and what is good practice beside it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What opens beside its control belongs to it, wherever it stands in the page. */
const besideControls = '[role=menu], .ant-select-dropdown, .ant-picker-dropdown'

/**
 * Nothing that axe knows to be wrong for people with screen readers, keyboards or weak eyes; of a dialog over a screen
 * that is looked at by itself, the dialog.
 * @param only what is looked at where all of the rest has been
 */
export async function expectAccessible(page: Page, only?: string): Promise<void> {
  await settled(page)
  // A page gets axe once, and keeps it for as long as it lives: with a new one each time, that is most of the work.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const regionMatcher = `dialog, [role=dialog], [role=alertdialog], svg, ${besideControls}`
  const options: RunOptions = {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  }
  const found = await page.evaluate(
    async (looksFor) => {
      const own = (window as unknown as { axe: typeof axe }).axe
      own.configure({ checks: [{ id: 'region', options: { regionMatcher: looksFor.regionMatcher } }] })
      const shown = (places: string) =>
        [...document.querySelectorAll(places)].filter((place) => place.checkVisibility())
      const over = shown(looksFor.only ?? '[aria-modal=true]')
      const place = over.length > 0 ? { include: [...over, ...shown(looksFor.besideDialogs)] } : document
      const { violations } = await own.run(place, looksFor.options)
      // A target that a bar covers in part, at the edge of the window, is judged where it stands free.
      for (const { nodes } of violations.filter(({ id }) => id === 'target-size')) {
        for (const node of nodes.filter(({ failureSummary }) => failureSummary?.includes('partially obscured'))) {
          const target = node.target.join(' ')
          document.querySelector(target)?.scrollIntoView({ block: 'center' })
          const again = await own.run(target, { runOnly: ['target-size'] })
          nodes.splice(nodes.indexOf(node), 1, ...again.violations.flatMap((one) => one.nodes))
        }
      }
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`),
      )
    },
    { options, regionMatcher, only, besideDialogs: `${besideControls}, .toast` },
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** The page is not wider than its window: nobody has to push it sideways to read it. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const within = document.createRange()
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      // A word may leave the box that holds it.
      within.selectNodeContents(element)
      return Math.max(element.getBoundingClientRect().right, within.getBoundingClientRect().right) > clientWidth + 1
    })
    return [`${scrollWidth} px in ${clientWidth} px`, ...wide.map((element) => element.outerHTML.slice(0, 120))]
  })
  expect(beyond, `what stands beyond the edge of ${page.url()}`).toEqual([])
  expect(await cutWords(page), `what is cut at ${page.url()}`).toEqual([])
}

/**
 * Where a window is high enough, a dialog ends before the window does; its title ends before the button that closes it. The
 * controls of a row of fields start at one height.
 */
export async function expectRoomAndRows(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const margin = innerHeight > 560 ? 31 : 0
    const dialogs = [...document.querySelectorAll('.ant-modal-container')].filter((dialog) => dialog.checkVisibility())
    const cut = dialogs.flatMap((dialog) => {
      const { top, bottom } = dialog.getBoundingClientRect()
      return top < margin || bottom > innerHeight - margin
        ? [`a dialog from ${top} to ${bottom} of ${innerHeight}`]
        : []
    })
    const titles = dialogs.flatMap((dialog) => [...dialog.querySelectorAll('.ant-modal-title')])
    const covered = titles.filter((title) => {
      const words = document.createRange()
      words.selectNodeContents(title)
      const close = title.closest('.ant-modal-container')?.querySelector('.ant-modal-close')?.getBoundingClientRect()
      return close && [...words.getClientRects()].some(({ right, top }) => right > close.left && top < close.bottom)
    })
    const rows = innerWidth >= 768 ? [...document.querySelectorAll('.form-row')] : []
    const uneven = rows.flatMap((row) => {
      const controls = [...row.querySelectorAll(':scope > .field > .field-label + .field-control')]
      const tops = controls
        .filter((one) => one.checkVisibility())
        .map((one) => Math.round(one.getBoundingClientRect().top))
      return new Set(tops).size > 1 ? [`${row.textContent} at ${tops.join(', ')}`] : []
    })
    return [...cut, ...covered.map((title) => `the button to close on: ${title.textContent}`), ...uneven]
  })
  expect(found, `dialogs and rows of ${page.url()}`).toEqual([])
}

/** Words that a box cuts at its side without a sign that there is more; what scrolls or says so with dots is none. */
async function cutWords(page: Page): Promise<string[]> {
  await settled(page)
  return page.evaluate(() => {
    const within = document.createRange()
    const cuts = (box: Element) => ['hidden', 'clip'].includes(getComputedStyle(box).overflowX)
    const boxOf = (element: Element) => {
      let box: Element | null = element
      while (box && !cuts(box)) box = box.parentElement
      return box
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (words.nextNode()) {
      const { currentNode: text } = words
      const { parentElement: element } = text
      if (!element?.checkVisibility() || (text.textContent ?? '').trim() === '') continue
      const box = boxOf(element)
      // What is one pixel wide is there for those who listen.
      if (!box || box.clientWidth <= 1 || getComputedStyle(box).textOverflow === 'ellipsis') continue
      within.selectNodeContents(text)
      const [{ left, right }, edge] = [within.getBoundingClientRect(), box.getBoundingClientRect()]
      if (right > edge.right + 1 || left < edge.left - 1) found.push(`${text.textContent} in ${box.className}`)
    }
    return found
  })
}

/** Colours that are half way through a transition are nobody's colours; the end of one may begin another below it. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is far from sight gets its colours when it comes near; here all of it is looked at.
    if (document.adoptedStyleSheets.length === 0) {
      const near = new CSSStyleSheet()
      near.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets = [near]
    }
    // What moves with the scroll bar stands as it is.
    const ends = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    for (;;) {
      const running = document.getAnimations().filter(ends)
      if (running.length === 0) return
      await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)))
    }
  })
}

/** Every text has its words: a key such as `app:table.sort` on the screen is a forgotten translation. */
export async function expectWordsEverywhere(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...names].join('\n')
  })
  expect(shown.match(/\b[a-z][a-z-]*:[a-z]\w*(\.\w+)+/g) ?? [], `keys without words on ${page.url()}`).toEqual([])
}
