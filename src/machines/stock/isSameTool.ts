import type { Tool } from '#contract/entities/tool.ts';
import type { ToolForm } from '#contract/forms/tool.ts';

const TOLD = ['name', 'description', 'price', 'quantity', 'status', 'rating', 'date'] as const;

/** Whether a listed tool has the content of one that was sent. The pictures' addresses are left out: a backend may rewrite them. */
export const isSameTool = (tool: Tool, sent: ToolForm): boolean => TOLD.every((field) => tool[field] === sent[field]);
