import { Admin, Datagrid, List, Resource, SelectInput, Show, SimpleShowLayout, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

const read = async (path) => (await fetch(path)).json();

const dataProvider = {
  getList: async (_, { pagination, filter }) => {
    const query = new URLSearchParams({ limit: String(pagination.perPage), ...filter });
    const { data, has_more } = await read(`/v1/filing?${query}`);
    return { data, pageInfo: { hasNextPage: has_more, hasPreviousPage: false } };
  },
  getOne: async (_, { id }) => ({ data: await read(`/v1/filing/${id}`) }),
};
const statuses = ['queued', 'ready_to_file', 'processing', 'filed', 'completed', 'canceled'];
const filters = [
  <SelectInput key="status" source="status" alwaysOn choices={statuses.map((id) => ({ id, name: id }))} />,
];

const Filings = () => (
  <List filters={filters} perPage={50} exporter={false}>
    <Datagrid rowClick="show">
      <TextField source="legal_name" />
      <TextField source="jurisdiction" />
      <TextField source="status" />
      <TextField source="created_at" />
    </Datagrid>
  </List>
);

const Filing = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="legal_name" />
      <TextField source="jurisdiction" />
      <TextField source="status" />
      <TextField source="registration_number" />
      <TextField source="created_at" />
    </SimpleShowLayout>
  </Show>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="filing" list={Filings} show={Filing} />
  </Admin>,
);
