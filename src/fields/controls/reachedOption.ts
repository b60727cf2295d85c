import type { RefSelectProps } from 'antd/es/select'

const attribute = 'aria-activedescendant'

/** Ref of a select: as long as no option is reached, the control of antd names one that does not exist. */
export function reachedOption(select: RefSelectProps | null): (() => void) | undefined {
  if (!select) return undefined
  const { nativeElement } = select
  const forgetMissing = () => {
    for (const input of nativeElement.querySelectorAll(`[${attribute}$='_list_-1']`)) input.removeAttribute(attribute)
  }
  // The ref is given anew as often as the select is drawn, and then all is said already.
  forgetMissing()
  const observer = new MutationObserver(forgetMissing)
  observer.observe(nativeElement, { attributes: true, attributeFilter: [attribute], subtree: true })
  return () => observer.disconnect()
}
