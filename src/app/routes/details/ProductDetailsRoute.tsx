import { useQuery } from '@tanstack/react-query';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { ProductDetailsScreen } from '#components/screens/shop/ProductDetailsScreen/ProductDetailsScreen.tsx';
import { read } from '../../queries/read.ts';
import { useServices } from '../../services/services.ts';
import { toProductDetailsView } from './connect.ts';

/** `?details=<id>` over a page: one tool, as a dialog with an address of its own. */
export function ProductDetailsRoute({ id }: { id: string }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const { pathname, search } = useLocation();
  const tool = useQuery(read(api, 'getTool', { id }));
  const close = () => {
    if (navigation === NavigationType.Push) {
      void navigate(-1);
      return;
    }
    const rest = new URLSearchParams(search);
    rest.delete('details');
    void navigate({ pathname, search: rest.toString() }, { replace: true });
  };
  return <ProductDetailsScreen view={toProductDetailsView(tool)} onRetry={() => void tool.refetch()} onClose={close} />;
}
