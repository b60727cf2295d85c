/** Ids of the checklist's items by area, in their order. */
export function readChecklist(text: string): Map<string, string[]> {
  const areas = new Map<string, string[]>()
  for (const [, id = ''] of text.matchAll(/^- \[[ x]\] \*\*([A-Z0-9]+-\d+)\*\*/gm)) {
    const area = id.split('-')[0] ?? ''
    areas.set(area, [...(areas.get(area) ?? []), id])
  }
  return areas
}
