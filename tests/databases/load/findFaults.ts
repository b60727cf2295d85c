import type { Slot } from './createLoad.ts'
import { hashOf, type Stored } from './readStored.ts'

/** What is wrong with what is stored, whoever wrote it: half records, uploads that nothing names, names without uploads. */
export function findHalves({ records, files, bytes, incoming }: Stored): string[] {
  const faults: string[] = []
  const named = new Set(records.flatMap(({ pictures }) => pictures))
  const rows = new Map(files.map((file) => [file.id, file]))
  for (const { id, label, pictures } of records) {
    for (const picture of pictures) {
      if (rows.get(picture)?.record_id !== id) faults.push(`"${label}" names a picture that has no row of its own`)
    }
  }
  for (const { id, sha256, size } of files) {
    const found = bytes.get(id)
    if (!named.has(id)) faults.push(`a row of an upload that no record names: ${id}`)
    if (!found) faults.push(`an upload that is missing: ${id}`)
    else if (found.length !== size || hashOf(found) !== sha256) faults.push(`an upload that is not whole: ${id}`)
  }
  for (const id of bytes.keys()) if (!rows.has(id)) faults.push(`an upload on the disk that no row names: ${id}`)
  return [...faults, ...incoming.map((name) => `an upload that is still waiting: ${name}`)]
}

/** The writes that show in what is stored, and what shows that nobody wrote, or nobody acknowledged otherwise. */
export function findWrites(slots: Slot[], { records, files }: Stored): { shown: Map<Slot, number>; faults: string[] } {
  const faults: string[] = []
  const shown = new Map<Slot, number>()
  const hashes = new Map(files.map(({ id, sha256 }) => [id, sha256]))
  const byId = new Map(records.map((record) => [record.id, record]))
  const byLabel = new Map(records.map((record) => [record.label, record]))
  const explained = new Set<string>()
  for (const slot of slots) {
    // A create whose answer never came is known by what it wrote.
    const record = slot.id === undefined ? byLabel.get(slot.writes[0]?.label ?? '') : byId.get(slot.id)
    if (record) explained.add(record.id)
    const pictures = record?.pictures.map((id) => hashes.get(id) ?? '')
    const index = slot.writes.findLastIndex((write) => write.label === record?.label)
    const write = slot.writes[index]
    // Not there at all, and never removed: as before the first write.
    shown.set(slot, index)
    if (record && write && pictures?.join() !== write.pictures.join()) {
      faults.push(`"${record.label}" has not the pictures that it was saved with`)
    }
    if (record && !write) faults.push(`"${record.label}" is something that nobody wrote into that record`)
  }
  for (const { id, label } of records) if (!explained.has(id)) faults.push(`"${label}" was never written`)
  return { shown, faults }
}

/** All that must not be where every acknowledged write is to be found whole. */
export function findFaults(slots: Slot[], stored: Stored): string[] {
  const { shown, faults } = findWrites(slots, stored)
  const acknowledgedIn = ({ writes }: Slot) => writes.findLastIndex((write) => write.answered !== undefined)
  const lost = slots.filter((slot) => (shown.get(slot) ?? -1) < acknowledgedIn(slot))
  const labelOf = (slot: Slot) => slot.writes[acknowledgedIn(slot)]?.label ?? 'a removal'
  return [...findHalves(stored), ...faults, ...lost.map((slot) => `acknowledged and lost: ${labelOf(slot)}`)]
}
