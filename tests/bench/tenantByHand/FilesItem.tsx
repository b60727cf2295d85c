import { Button, Form, Upload, type UploadFile } from 'antd'
import type { Rule } from 'antd/es/form'

interface FilesItemProps {
  name: string | string[]
  label: string
  rules?: Rule[]
}

const filesOf = ({ fileList }: { fileList: UploadFile[] }) => fileList
const keep = () => false
const images = 'image/gif,image/jpeg,image/png,image/svg+xml'

/** One picture, kept until the form is sent. */
export function FilesItem({ name, label, rules = [] }: FilesItemProps) {
  return (
    <Form.Item name={name} label={label} rules={rules} valuePropName="fileList" getValueFromEvent={filesOf}>
      <Upload listType="picture" maxCount={1} accept={images} beforeUpload={keep}>
        <Button>Choisir un fichier</Button>
      </Upload>
    </Form.Item>
  )
}
