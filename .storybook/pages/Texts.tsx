import * as texts from '../../src/contract/texts.ts';

/** Every documented text, by its name in the code. */
export function Texts() {
  const rows = Object.entries<unknown>(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return (
    <table>
      <thead>
        <tr>
          <th>Text</th>
          <th>In the code</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, text]) => (
          <tr key={name}>
            <td>{text}</td>
            <td>
              <code>{name}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
