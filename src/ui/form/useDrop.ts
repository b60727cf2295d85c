import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

interface Drop<Target extends HTMLElement> {
  target: RefObject<Target | null>
  /** Something is held over the target. */
  over: boolean
}

/** Lets files be dropped on an element. A help for pointers only: a button must do the same. */
export function useDrop<Target extends HTMLElement>(onFiles: (files: File[]) => void): Drop<Target> {
  const target = useRef<Target>(null)
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const onOver = (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    }
    const onOut = () => setOver(false)
    const onDrop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take([...(event.dataTransfer?.files ?? [])])
    }
    element.addEventListener('dragover', onOver)
    element.addEventListener('dragleave', onOut)
    element.addEventListener('drop', onDrop)
    return () => {
      element.removeEventListener('dragover', onOver)
      element.removeEventListener('dragleave', onOut)
      element.removeEventListener('drop', onDrop)
    }
  }, [])

  return { target, over }
}
