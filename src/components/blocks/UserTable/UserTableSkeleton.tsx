'use client';

import { ADD_ADMIN, EMAIL, REMOVE_ADMIN } from '#contract/texts.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { TableColumn } from '../../primitives/Table/tableColumn.ts';
import { TableSkeleton } from '../../primitives/Table/TableSkeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { UserRowView } from './userRow.ts';
import * as css from './UserTable.css.ts';

const person = (
  <span className={css.user}>
    <Skeleton shape="face" />
    <span className={css.placeholder}>
      <Skeleton shape="text" />
      <Skeleton shape="text" width="half" />
    </span>
  </span>
);

const nothing = () => null;

/** As wide as UserTable's columns. */
const columns: TableColumn<UserRowView>[] = [
  { key: 'email', header: EMAIL, card: 'lead', placeholder: person, render: nothing },
  { key: 'role', header: ADD_ADMIN, card: 'action', width: 'large', render: nothing },
  { key: 'remove', header: REMOVE_ADMIN, card: 'action', width: 'large', render: nothing },
];

/** Placeholder for a UserTable while it loads. Set `aria-busy` and a name on the container. */
export const UserTableSkeleton = () => (
  <div className={css.part}>
    <Text size="small">
      <Skeleton shape="text" width="half" />
    </Text>
    <TableSkeleton columns={columns} lines={8} />
  </div>
);
