import { Button, Card, Form, Input } from 'antd'
import { EntryRows } from './EntryRows.tsx'
import { PersonRow, type Person } from './PersonRow.tsx'
import { atMost } from './rules.ts'

interface Document {
  type: string
  description: string
  uploadDate: string
  fileData: { label: string }
}

export function DocumentsTab({ onOpen }: { onOpen: (list: string, index?: number) => void }) {
  return (
    <>
      <Card title="Documents" extra="La loi limite les pièces que l’on peut demander à un candidat.">
        <EntryRows<Document> name="documents" add="Ajouter un document" none="Aucun document" onOpen={onOpen}>
          {({ type, description, uploadDate, fileData }) => (
            <>
              <span>{type}</span>
              <span>{description}</span>
              <span>{uploadDate}</span>
              <Button type="link">{fileData.label}</Button>
            </>
          )}
        </EntryRows>
      </Card>
      <Card title="Contacts d’urgence" extra="La personne à prévenir en cas d’accident ou d’absence.">
        <EntryRows<Person>
          name="emergencyContacts"
          add="Ajouter un contact"
          none="Aucun contact"
          required
          onOpen={onOpen}
        >
          {(contact) => <PersonRow {...contact} />}
        </EntryRows>
      </Card>
      <Card title="Départ">
        <Form.Item name="followupAddress" label="Adresse après le départ" rules={[atMost(500)]}>
          <Input autoComplete="off" />
        </Form.Item>
      </Card>
      <Card title="Note privée" extra="Restez aux faits : le locataire peut demander à la lire.">
        <Form.Item name="privateComment" label="Note" rules={[atMost(5000)]}>
          <Input.TextArea autoSize={{ minRows: 3 }} />
        </Form.Item>
      </Card>
    </>
  )
}
