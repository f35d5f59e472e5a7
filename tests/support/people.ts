import type { TableDefinition } from '#app/collection/table/tableDefinition.ts';

interface Person {
  name: string | null;
  age: number | null;
  /** YYYY-MM-DD, or ''. */
  joined: string;
}

/** A table with a column of each kind. */
export const people: TableDefinition<Person> = {
  nouns: ['person', 'people'],
  file: 'people',
  columns: [
    { column: 'name', label: 'Name', value: ({ name }) => name },
    { column: 'age', label: 'Age', value: ({ age }) => age, order: 'number' },
    { column: 'joined-at', label: 'Joined', value: ({ joined }) => joined, file: ({ joined }) => joined || 'Unknown', order: 'day' },
    { column: 'edit', label: 'Edit', value: () => null, order: 'none' },
  ],
  filters: {
    grown: { label: 'Grown up only', matches: ({ age }) => age !== null && age >= 18 },
    new: { label: 'New only', matches: ({ joined }) => joined >= '2026' },
  },
};

/** A person with only the given data. */
export const person = (name: string | null, rest: Partial<Person> = {}): Person => ({ name, age: null, joined: '', ...rest });
