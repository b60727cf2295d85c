import { expect, type Page } from '@playwright/test'

/**
 * Puts each text into two `font` elements as soon as it is there, as the translations of browsers do with each text node of
 * a page. The words stay the same, so that they are found.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const translated: string = 'font'
    const isUntouched = 'script, style, textarea, title, font'
    const put = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest(isUntouched)) return
      const [outer, inner] = [document.createElement(translated), document.createElement(translated)]
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(text.data)
    }
    const putAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(put)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) put(target)
        addedNodes.forEach(putAll)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/**
 * React keeps hold of a text node that is not the only thing in its element, and of one that a component gives by itself. A
 * translation puts another node in its place: what React then does to its own is not seen, or breaks the page.
 */
export async function expectNoBareTexts(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const bare: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const isHeld = Object.keys(text).some((key) => key.startsWith('__reactFiber$'))
      const holder = text.parentElement
      if (isHeld && text.data.trim() !== '') {
        bare.push(`<${holder?.localName} class="${holder?.className}">: ${text.data}`)
      }
    }
    return bare
  })
  expect(found, 'texts without an element of their own').toEqual([])
}
