/** A record as the person sees it. */
export interface Shown {
  label: string
  version: number
}

interface Known {
  owner: number
  /** What was acknowledged as each version. */
  versions: Map<number, string>
  /** Removals that were sent and not answered. */
  removing: number
  removed: boolean
}

/** What was known of a record before a call began: nothing older may be shown by it. */
export interface Then {
  owner: number
  least: number
  removed: boolean
}

/** What must be: a map of the records that were acknowledged, and of the texts that were sent and not answered. */
export class Model {
  readonly records = new Map<string, Known>()
  /** The record and the version that each text was sent for; none for a create. */
  readonly sent = new Map<string, { owner: number; id?: string; seen?: number }>()
  readonly mailsDue = new Map<string, number>()
  readonly faults: string[] = []

  saved(label: string, id: string, version: number): void {
    const { owner = -1, seen, id: meant = id } = this.sent.get(label) ?? {}
    const record = this.records.get(id) ?? { owner, versions: new Map<number, string>(), removing: 0, removed: false }
    const before = record.versions.get(version)
    if (before !== undefined && before !== label) {
      this.faults.push(`version ${version} is both "${before}" and "${label}"`)
    }
    const twice = [...this.records].some(
      ([other, { versions }]) => other !== id && [...versions.values()].includes(label),
    )
    if (twice || meant !== id) this.faults.push(`"${label}" is in two records`)
    if (seen !== undefined && version !== seen + 1) this.faults.push(`"${label}" saw ${seen} and became ${version}`)
    record.versions.set(version, label)
    this.records.set(id, record)
  }

  moment = (): Map<string, Then> =>
    new Map(
      [...this.records].map(([id, { owner, versions, removed }]) => [
        id,
        { owner, least: Math.max(...versions.keys()), removed },
      ]),
    )

  /** @param then what was known of the record before it was asked for */
  shown(owner: number, id: string, { label, version }: Partial<Shown>, then?: Then): void {
    const sent = this.sent.get(label ?? '')
    const isMeant = sent?.owner === owner && [id, undefined].includes(sent.id)
    if (!isMeant) this.faults.push(`${owner} was shown "${label}", and never sent it for ${id}`)
    const known = [...(this.records.get(id)?.versions ?? [])].find(([, text]) => text === label)
    const as = known?.[0] ?? version ?? Infinity
    if ((version ?? as) !== as) this.faults.push(`"${label}" was version ${as} and is ${version}`)
    if (!then) return
    if (as < then.least) this.faults.push(`"${label}" is version ${as}, after ${then.least} was acknowledged`)
    if (then.removed) this.faults.push(`"${label}" was removed and is back`)
  }

  listed(owner: number, rows: { resourceUuid: string; label: string }[], then: Map<string, Then>): void {
    for (const { resourceUuid: id, label } of rows) this.shown(owner, id, { label }, then.get(id))
    const labels = rows.map(({ label }) => label)
    if (new Set(labels).size !== labels.length) this.faults.push(`something is there twice: ${labels.sort().join()}`)
    const ids = new Set(rows.map(({ resourceUuid }) => resourceUuid))
    for (const [id, before] of then) if (before.owner === owner && !ids.has(id)) this.missed(id)
  }

  /** It was not found. */
  missed(id: string): void {
    const record = this.records.get(id)
    if (record && !record.removed && record.removing === 0) {
      this.faults.push(`"${[...record.versions.values()].at(-1)}" is lost`)
    }
  }

  require(isRight: boolean, otherwise: string): void {
    if (!isRight) this.faults.push(otherwise)
  }
}
