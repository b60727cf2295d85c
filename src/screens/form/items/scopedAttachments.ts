import type { Attachments } from '#fields/files/Attachments.ts'

/** Files of a form that opens over another one: they join those of the other, or are given up with all that was done. */
export interface ScopedAttachments extends Attachments {
  /** What was chosen stays, and what was taken out is forgotten. */
  keep: () => void
  /** What was chosen is forgotten, and what was taken out stays. */
  giveUp: () => void
}

export function scopedAttachments(outer: Attachments): ScopedAttachments {
  const added = new Set<string>()
  const removed = new Set<string>()
  const end = (forgotten: Set<string>) => {
    for (const id of forgotten) outer.forget(id)
    added.clear()
    removed.clear()
  }
  return {
    ...outer,
    add(file) {
      const id = outer.add(file)
      added.add(id)
      return id
    },
    forget: (id) => void removed.add(id),
    forgetAll: () => end(added),
    keep: () => end(removed),
    giveUp: () => end(added),
  }
}
