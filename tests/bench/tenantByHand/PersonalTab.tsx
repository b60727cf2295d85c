import { Card, DatePicker, Form, Input, Radio } from 'antd'
import { FilesItem } from './FilesItem.tsx'
import { LookupSelect } from './LookupSelect.tsx'
import { atMost, email, landline, line, mobile, past, required, requiredLine } from './rules.ts'

const types = [
  { value: 'INDIVIDUAL', label: 'Particulier' },
  { value: 'CORPORATION', label: 'Entreprise' },
]
const genders = [
  { value: 'MR', label: 'Monsieur' },
  { value: 'MS', label: 'Mademoiselle' },
  { value: 'MRS', label: 'Madame' },
]
const day = { format: 'DD/MM/YYYY', style: { width: '100%' } }
const contact = (name: string) => ['person', 'contacts', 0, name]
const identity = (name: string) => ['identificationDocument', name]

export function PersonalTab({ stored }: { stored: boolean }) {
  return (
    <>
      <Card title="Type de locataire">
        <div className="form-row">
          <Form.Item name="type" label="Type" rules={[required]}>
            <Radio.Group options={types} disabled={stored} />
          </Form.Item>
          {stored && (
            <Form.Item name="reference" label="REF">
              <Input readOnly />
            </Form.Item>
          )}
        </div>
      </Card>
      <Card title="Photo">
        <FilesItem name="picture" label="Photo" />
      </Card>
      <Card title="État civil">
        <Form.Item name={['person', 'gender']} label="Civilité" rules={[required]}>
          <Radio.Group options={genders} />
        </Form.Item>
        <div className="form-row">
          <Form.Item name={['person', 'surname']} label="Nom" rules={requiredLine}>
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name={['person', 'firstName']} label="Prénom" rules={requiredLine}>
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name={['person', 'middlename']} label="Deuxième prénom" rules={line}>
            <Input autoComplete="off" />
          </Form.Item>
        </div>
        <div className="form-row">
          <Form.Item
            name={['person', 'birthDate']}
            label="Date de naissance"
            rules={[required, past]}
            extra="La déclaration d’occupation aux impôts la demande."
          >
            <DatePicker {...day} />
          </Form.Item>
          <Form.Item name={['person', 'placeOfBirth']} label="Lieu de naissance" rules={requiredLine}>
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name={['person', 'nationality']} label="Nationalité" rules={[required]}>
            <LookupSelect lookup="countries" placeholder="Saisissez un pays" />
          </Form.Item>
        </div>
      </Card>
      <Card title="Coordonnées">
        <div className="form-row">
          <Form.Item name={contact('email')} label="E-mail" rules={[required, ...email]} extra="Ex. nom@domaine.fr">
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name={contact('secondEmail')} label="Second e-mail" rules={email}>
            <Input autoComplete="off" />
          </Form.Item>
        </div>
        <div className="form-row">
          <Form.Item name={contact('mobile')} label="Mobile" rules={[required, ...mobile]} extra="Ex. 06 12 34 56 78">
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name={contact('phone')} label="Téléphone fixe" rules={landline} extra="Ex. 01 23 45 67 89">
            <Input autoComplete="off" />
          </Form.Item>
        </div>
        <Form.Item name={contact('address')} label="Adresse" rules={[required, atMost(500)]}>
          <Input autoComplete="off" />
        </Form.Item>
      </Card>
      <Card title="Pièce d’identité" extra="Une image de la pièce : photo ou numérisation.">
        <div className="form-row">
          <Form.Item name={identity('type')} label="Type">
            <LookupSelect lookup="identificationDocumentTypes" allowClear />
          </Form.Item>
          <Form.Item name={identity('registrationNumber')} label="Numéro" rules={[required, atMost(100)]}>
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name={identity('expirationDate')} label="Date d’expiration" rules={[required]}>
            <DatePicker {...day} />
          </Form.Item>
        </div>
        <FilesItem name={identity('fileData')} label="Fichier" rules={[required]} />
      </Card>
    </>
  )
}
