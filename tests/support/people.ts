import { type Searchable, toggle } from '#app/collection/collection.ts';
import { sortsOf } from '#app/collection/columns.ts';
import { toSearchText } from '#app/collection/searchText.ts';
import type { TableCollection } from '#app/collection/useTable.ts';
import type { TableColumn } from '#components/primitives/Table/tableColumn.ts';

interface Person extends Searchable {
  id: string;
  /** The person's name, as a row has it. */
  name: string;
  /** As the backend has it. */
  called: string | null;
  age: number | null;
  /** YYYY-MM-DD, or ''. */
  joined: string;
}

const render = () => null;

const columns: TableColumn<Person>[] = [
  { key: 'name', header: 'Name', sort: 'text', value: ({ called }) => called, render },
  { key: 'age', header: 'Age', sort: 'number', value: ({ age }) => age, render },
  {
    key: 'joined-at',
    header: 'Date',
    label: 'Joined',
    sort: 'day',
    value: ({ joined }) => joined,
    exportValue: ({ joined }) => joined || 'Unknown',
    render,
  },
  { key: 'note', header: 'Note', value: () => null, render },
  { key: 'edit', header: 'Edit', render },
];

/** A table with a column of each kind. */
export const people: TableCollection<Person> = {
  nouns: ['person', 'people'],
  file: 'people',
  columns,
  sorts: sortsOf(columns),
  filters: {
    grown: toggle('Grown up only', ({ age }) => age !== null && age >= 18),
    new: toggle('New only', ({ joined }) => joined >= '2026'),
  },
};

/** A person with only the given data. The search covers the name and the day. */
export const person = (called: string | null, { age = null, joined = '' }: Partial<Pick<Person, 'age' | 'joined'>> = {}): Person => ({
  id: called ?? '',
  name: called ?? '',
  called,
  age,
  joined,
  searchText: toSearchText(called ?? '', joined),
});
