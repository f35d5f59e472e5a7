import type { Tool } from '#contract/entities/tool.ts';
import type { ToolForm } from '#contract/forms/tool.ts';

const TOLD = ['name', 'description', 'price', 'quantity', 'status', 'rating', 'date'] as const;

/** True if a listed tool has the content of the one that was sent. Ignores the pictures' addresses, which a backend may rewrite. */
export const isSameTool = (tool: Tool, sent: ToolForm): boolean => TOLD.every((field) => tool[field] === sent[field]);
