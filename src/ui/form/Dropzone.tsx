import Button from 'antd/es/button'
import { useRef, useState, type ReactNode } from 'react'
import { icons } from '../icons.tsx'
import './form.css'

interface DropzoneProps {
  /** Id of the button that opens the choice of files; it takes the focus. */
  id: string
  /** Ids of the texts that describe the button. */
  describedBy?: string | undefined
  invalid?: boolean
  /** Replaces the present files by the chosen ones. Only the button and the place to drop on are shown then. */
  onReplace?: ((files: File[]) => void) | undefined
  multiple: boolean
  accept: readonly string[]
  words: { drop: ReactNode; browse: string; hint: ReactNode }
  onFiles: (files: File[]) => void
}

/** A place to drop files on, with a button that does the same by keyboard. */
export function Dropzone({ id, describedBy, invalid, multiple, accept, words, onFiles, onReplace }: DropzoneProps) {
  const full = onReplace !== undefined
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return (
    <div
      className="dropzone"
      // A help for pointers only: the button does the same.
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
      data-over={over ? '' : undefined}
      data-full={full ? '' : undefined}
      data-invalid={invalid ? '' : undefined}
    >
      {!full && <icons.upload />}
      {!full && <p>{words.drop}</p>}
      <Button id={id} aria-describedby={describedBy} onClick={() => input.current?.click()}>
        {words.browse}
      </Button>
      {!full && <p className="dropzone-hint">{words.hint}</p>}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        data-for={id}
        multiple={multiple}
        accept={accept.join(',')}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          // The same file may be chosen again after it was taken out.
          event.target.value = ''
          const take = onReplace ?? onFiles
          take(chosen)
        }}
      />
    </div>
  )
}
