import { useText } from '#ui/text/useText.ts'

/** First stop of the keyboard: jumps past menus to the content. A `#` link would follow the page's base address. */
export function SkipLink() {
  const text = useText()
  return (
    <button type="button" className="skip-link" onClick={() => document.querySelector<HTMLElement>('main')?.focus()}>
      {text('app:frame.skip')}
    </button>
  )
}
