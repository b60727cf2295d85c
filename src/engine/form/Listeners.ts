type Listener = () => void

/** Calls back at changes: of single fields by path, and of the form. */
export class Listeners {
  readonly #byPath = new Map<string, Set<Listener>>()
  readonly #all = new Set<Listener>()

  readonly subscribeField = (path: string, listener: Listener): Listener => {
    const own = this.#byPath.get(path) ?? new Set()
    this.#byPath.set(path, own.add(listener))
    return () => own.delete(listener)
  }

  readonly subscribe = (listener: Listener): Listener => {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  /** @param paths fields at which something else stands now */
  notify(paths: Iterable<string>): void {
    for (const path of paths) for (const listener of this.#byPath.get(path) ?? []) listener()
    for (const listener of this.#all) listener()
  }

  notifyAll(): void {
    this.notify(this.#byPath.keys())
  }
}
