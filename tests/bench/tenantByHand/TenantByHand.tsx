import { Button, Form, Tabs } from 'antd'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { useMemo, useState } from 'react'
import type { Tenant } from '../subjects.ts'
import { storedTenant } from '../tenant/storedTenant.ts'
import { DocumentsTab } from './DocumentsTab.tsx'
import { FinanceTab } from './FinanceTab.tsx'
import { PersonalTab } from './PersonalTab.tsx'

dayjs.extend(customParseFormat)

const dayOf = (text: string) => dayjs(text, 'DD/MM/YYYY')
const filesOf = ({ label, resourceUuid }: { label: string; resourceUuid: string }) => [
  { uid: resourceUuid, name: label, status: 'done' },
]

/** The stored record as the controls of antd want it. */
function valuesOf(tenant: typeof storedTenant) {
  const { person, picture, identificationDocument } = tenant
  return {
    ...tenant,
    picture: filesOf(picture),
    person: { ...person, birthDate: dayOf(person.birthDate) },
    identificationDocument: {
      ...identificationDocument,
      expirationDate: dayOf(identificationDocument.expirationDate),
      fileData: filesOf(identificationDocument.fileData),
    },
  }
}

/**
 * The form of a person who is a tenant as somebody writes it by hand with antd, following its manual: Form.Item, rules,
 * checks on blur, Form.List; a tab is drawn when it is first opened. The dialogs of the lists, closed in all that is
 * measured, are left out, as are the fields of companies, and what the product does beyond: counts of what is missing,
 * drafts, advice.
 */
export function TenantByHand({ subject }: { subject: Tenant }) {
  const stored = subject === 'stored tenant'
  const [form] = Form.useForm()
  const [, setOpened] = useState<{ list: string; index: number | undefined }>()
  const initialValues = useMemo(() => (stored ? valuesOf(storedTenant) : { type: 'INDIVIDUAL' }), [stored])
  const open = (list: string, index?: number) => setOpened({ list, index })
  return (
    <Form form={form} layout="vertical" validateTrigger="onBlur" requiredMark="optional" initialValues={initialValues}>
      <Tabs
        items={[
          { key: 'personal', label: 'Informations personnelles', children: <PersonalTab stored={stored} /> },
          { key: 'finance', label: 'Situation financière', children: <FinanceTab onOpen={open} /> },
          { key: 'documents', label: 'Documents et contacts', children: <DocumentsTab onOpen={open} /> },
        ]}
      />
      <Button onClick={() => form.resetFields()}>Annuler</Button>
      <Button type="primary" htmlType="submit">
        Enregistrer
      </Button>
    </Form>
  )
}
