/** Ids of the checklist's items by area, in their order. */
export function readChecklist(text: string): Map<string, string[]> {
  const areas = new Map<string, string[]>()
  for (const [, id = ''] of text.matchAll(/^- \[[ x]\] \*\*([A-Z0-9]+-\d+)\*\*/gm)) {
    const area = id.split('-')[0] ?? ''
    areas.set(area, [...(areas.get(area) ?? []), id])
  }
  return areas
}

/**
 * Ids of checklist items that titles of tests name, alone or as a range.
 * @param known ids that exist; others are left out
 * @example provenItems(['FMT-03..05 and REAL-27 hold'], known) gives FMT-03, FMT-04, FMT-05 and REAL-27
 */
export function provenItems(titles: string[], known: string[]): Set<string> {
  const found = new Set<string>()
  for (const title of titles) {
    // `REAL-12, 14, 20..23` names four more items of the same area.
    for (const [, area = '', list = ''] of title.matchAll(
      /\b([A-Z][A-Z0-9]+)-(\d+(?:(?:\.\.|[,/] ?)(?:\d+)(?![\w-]))*)/g,
    )) {
      for (const part of list.split(/[,/] ?/)) {
        const [from = '', to = from] = part.split('..')
        for (let item = Number(from); item <= Number(to); item++) {
          found.add(`${area}-${String(item).padStart(from.length, '0')}`)
        }
      }
    }
  }
  return new Set(known.filter((id) => found.has(id)))
}
