import { describe, expect, test } from 'vitest';
import { safePicture } from './safePicture.ts';

const secure = { site: '/shop/', page: 'https://shop.example/shop/booking/7?x=1' };
const plain = { site: '/', page: 'http://shop.example/' };
const local = { site: '/', page: 'http://127.0.0.1:5173/' };
const PNG = 'data:image/png;base64,iVBORw0KGgo=';

describe('safePicture allows', () => {
  test.each([
    ['https', 'https://pictures.example/a.png', secure, 'https://pictures.example/a.png'],
    ['https on a port', 'https://pictures.example:8443/a.png?w=2', secure, 'https://pictures.example:8443/a.png?w=2'],
    ['https in capitals', 'HTTPS://PICTURES.example/A.png', secure, 'https://pictures.example/A.png'],
    ['https, padded', '  https://pictures.example/a.png\n', secure, 'https://pictures.example/a.png'],
    ['relative, below the site', 'pictures/1f527.webp', secure, '/shop/pictures/1f527.webp'],
    ['relative with a dot', './pictures/1f527.webp', secure, '/shop/pictures/1f527.webp'],
    ['absolute path of the same origin', '/pictures/1f527.webp', secure, '/pictures/1f527.webp'],
    ['its own origin, written out', 'https://shop.example/p.png', secure, '/p.png'],
    ['its own origin over plain http', 'http://shop.example/p.png', plain, '/p.png'],
    ['another host without a protocol, on a secure page', '//pictures.example/a.png', secure, 'https://pictures.example/a.png'],
    ['two slashes in its own origin', 'https://shop.example//evil.example/a.png', secure, 'https://shop.example//evil.example/a.png'],
    ['loopback by name', 'http://localhost:3000/a.png', secure, 'http://localhost:3000/a.png'],
    ['loopback below the name', 'http://api.localhost/a.png', secure, 'http://api.localhost/a.png'],
    ['loopback by number', 'http://127.0.0.1:4000/a.png', local, 'http://127.0.0.1:4000/a.png'],
    ['loopback by short number', 'http://127.1/a.png', secure, 'http://127.0.0.1/a.png'],
    ['loopback in IPv6', 'http://[::1]:4000/a.png', secure, 'http://[::1]:4000/a.png'],
    ['png data', PNG, secure, PNG],
    ['webp data', 'data:image/webp;base64,UklGRg==', secure, 'data:image/webp;base64,UklGRg=='],
    ['jpeg data in capitals', 'DATA:image/JPEG;base64,/9j/', secure, 'data:image/JPEG;base64,/9j/'],
    ['a word is a relative address', 'undefined', secure, '/shop/undefined'],
  ])('%s', (_, source, place, expected) => expect(safePicture(source, place)).toBe(expected));
});

describe('safePicture rejects', () => {
  test.each([
    ['nothing', '', secure],
    ['blank', ' \t\n', secure],
    ['script', 'javascript:alert(1)', secure],
    ['script in mixed case', 'jAvAsCrIpT:alert(1)', secure],
    ['script split by a line', 'java\nscript:alert(1)', secure],
    ['script behind a control character', '\u0001javascript:alert(1)', secure],
    ['svg data', 'data:image/svg+xml,<svg onload=alert(1)>', secure],
    ['svg data posing as png', 'data:image/svg+xml;image/png,<svg/>', secure],
    ['svg data split by a tab', 'data:image/s\tvg+xml,<svg/>', secure],
    ['html data', 'data:text/html,<script>alert(1)</script>', secure],
    ['data without a type', 'data:,hello', secure],
    ['a type that only begins like png', 'data:image/pngx,abc', secure],
    ['plain http elsewhere', 'http://pictures.example/a.png', secure],
    ['another host without a protocol, on a plain page', '//pictures.example/a.png', plain],
    ['backslashes for slashes, on a plain page', '\\\\pictures.example\\a.png', plain],
    ['a host that begins like loopback', 'http://127.0.0.1.evil.example/a.png', secure],
    ['a host that begins like localhost', 'http://localhost.evil.example/a.png', secure],
    ['a host that ends like localhost', 'http://evillocalhost/a.png', secure],
    ['the private network', 'http://192.168.0.1/a.png', secure],
    ['every address', 'http://0.0.0.0/a.png', secure],
    ['its own host on another port', 'http://shop.example:81/a.png', plain],
    ['credentials', 'https://user:secret@pictures.example/a.png', secure],
    ['its own host as a user name', 'https://shop.example@evil.example/a.png', secure],
    ['a file', 'file:///etc/passwd', secure],
    ['a blob of its own origin', 'blob:https://shop.example/1b9d6bcd', secure],
    ['a file system of its own origin', 'filesystem:https://shop.example/temporary/a.png', secure],
    ['ftp', 'ftp://pictures.example/a.png', secure],
    ['about', 'about:blank', secure],
    ['an unfinished host', 'https://', secure],
    ['a broken port', 'https://pictures.example:999999/a.png', secure],
  ])('%s', (_, source, place) => expect(safePicture(source, place)).toBeNull());
});
