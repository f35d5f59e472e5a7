import { useQuery } from '@tanstack/react-query';
import { ProductDetailsScreen } from '#components/screens/shop/ProductDetailsScreen/ProductDetailsScreen.tsx';
import { usePanelAddress } from '../../../navigation/usePanelAddress.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useServices } from '../../../services/services.ts';
import { toProductDetailsView } from './connect.ts';

/** `?details=<id>` over a page: the details of one tool, in a dialog with a URL of its own. */
export function ProductDetailsRoute({ id }: { id: string }) {
  const { api } = useServices();
  const tool = useQuery(operationQuery(api, 'getTool', { id }));
  const { close } = usePanelAddress('details');
  return <ProductDetailsScreen view={toProductDetailsView(tool)} onRetry={() => void tool.refetch()} onClose={close} />;
}
