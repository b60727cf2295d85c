import { Card, Form, Input, InputNumber } from 'antd'
import { EntryRows } from './EntryRows.tsx'
import { LookupSelect, LookupText } from './LookupSelect.tsx'
import { PersonRow, type Person } from './PersonRow.tsx'
import { atMost, iban, income, line, requiredLine, rib } from './rules.ts'

const account = (name: string) => ['person', 'bankAccounts', 0, name]

export function FinanceTab({ onOpen }: { onOpen: (list: string, index?: number) => void }) {
  return (
    <>
      <Card title="Informations professionnelles">
        <div className="form-row">
          <Form.Item name={['person', 'profession']} label="Profession" rules={requiredLine}>
            <LookupText lookup="jobs" />
          </Form.Item>
          <Form.Item name="contractType" label="Type de contrat">
            <LookupSelect lookup="contractTypes" allowClear />
          </Form.Item>
        </div>
        <div className="form-row">
          <Form.Item name="monthlyIncome" label="Revenus mensuels" rules={income}>
            <InputNumber decimalSeparator="," suffix="€" style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item name="employer" label="Employeur" rules={line}>
            <Input autoComplete="off" />
          </Form.Item>
        </div>
        <Form.Item name="employerAddress" label="Adresse de l’employeur" rules={[atMost(500)]}>
          <Input autoComplete="off" />
        </Form.Item>
      </Card>
      <Card title="Compte bancaire" extra="À demander une fois le bail signé, pas avant.">
        <div className="form-row">
          <Form.Item name={account('bankName')} label="Banque" rules={line}>
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name={account('bic')} label="BIC" rules={[atMost(20)]}>
            <Input autoComplete="off" />
          </Form.Item>
        </div>
        <Form.Item name={account('address')} label="Adresse de la banque" rules={[atMost(500)]}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name={account('rib')} label="RIB" rules={rib}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name={account('iban')} label="IBAN" rules={iban}>
          <Input autoComplete="off" />
        </Form.Item>
      </Card>
      <Card title="Garants" extra="Pour Visale ou un employeur, choisissez « Entreprise ».">
        <EntryRows<Person> name="guarantors" add="Ajouter un garant" none="Aucun garant" required onOpen={onOpen}>
          {(guarantor) => <PersonRow {...guarantor} />}
        </EntryRows>
      </Card>
    </>
  )
}
